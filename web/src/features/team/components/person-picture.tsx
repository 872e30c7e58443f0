import { usePicture } from '@/client/use-picture.ts'
import { Avatar } from '@/ui/primitives/avatar.tsx'

/** A person's picture, or their initials. Decoration: the name stands beside it. */
export function PersonPicture({ name, avatarId }: { name: string; avatarId: string | null }) {
  return (
    <Avatar
      name={name}
      picture={usePicture(avatarId && `/api/v1/images/${avatarId}`)}
      className="size-9 max-md:size-9"
    />
  )
}
