import { FollowLook } from './follow-look.tsx'
import { type Followed, useFollow } from './use-follow.ts'

export function FollowButton(person: Followed) {
  const { isFollowing, isOneself, press } = useFollow(person)
  return (
    <FollowLook
      name={person.name}
      isFollowing={isFollowing}
      isOneself={isOneself}
      onPress={press}
    />
  )
}
