import { Link } from '@tanstack/react-router'
import { textLinkClass } from '../accounts/form-parts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'

/** Who one is to everybody else. */
export function ProfileSettings() {
  return (
    <section aria-labelledby="profil">
      <h2 id="profil">Profil</h2>
      <p className="mt-1 text-muted">
        Burada yazdıklarınızı herkes görür.{' '}
        <Link to="/profil" className={textLinkClass}>
          Profilimi gör
        </Link>
      </p>
      <ProfilePicture />
      <ProfileForm />
    </section>
  )
}
