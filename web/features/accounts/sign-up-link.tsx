import { Link } from '@tanstack/react-router'
import { mayAnybodySignUp } from '../../../core/site.ts'

interface SignUpLinkProps {
  className: string
  onClick?: () => void
}

/** Nothing where nobody can sign up. */
export function SignUpLink(props: SignUpLinkProps) {
  if (!mayAnybodySignUp()) return null
  return (
    <Link to="/kayit" {...props}>
      Kayıt ol
    </Link>
  )
}
