import { ERRORS } from '@sextant/contracts/errors'
import { IMAGE_UPLOAD_MAX } from '@sextant/contracts/limits'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { usePicture } from '@/client/use-picture.ts'
import { Avatar } from '@/ui/primitives/avatar.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { useUpdateMe } from '../api/update-me.ts'
import { CropDialog } from './crop-dialog.tsx'

/** The person's picture, or their initials; chosen, cut to a square, or taken away. */
export function PictureField({ name, avatarId }: { name: string; avatarId: string | null }) {
  const url = usePicture(avatarId && `/api/v1/images/${avatarId}`)
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    setFailure(null)
    if (file.size > IMAGE_UPLOAD_MAX)
      return setFailure(`This picture is larger than ${IMAGE_UPLOAD_MAX / 1_000_000} MB.`)
    try {
      setPicture(await createImageBitmap(file))
    } catch {
      // Whatever the name says: the browser could not read it.
      setFailure(ERRORS.IMAGE_UNREADABLE.message)
    }
  }
  const { save, saving } = useUpdateMe('The picture could not be removed.')
  const remove = () => save({ avatar_id: null }, () => toast.success('Picture removed'))

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} picture={url} className="size-16 text-title max-md:size-16" />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-label="Picture file"
            className="sr-only"
            tabIndex={-1}
            onChange={event => void choose(event.target.files?.[0])}
          />
          <Button onClick={() => input.current?.click()}>
            {avatarId ? 'Change picture' : 'Upload picture'}
          </Button>
          {avatarId && (
            <Button variant="quiet" busy={saving} onClick={() => void remove()}>
              Remove picture
            </Button>
          )}
        </div>
        {failure ? (
          <p role="alert" className="text-caption text-bad">
            {failure}
          </p>
        ) : (
          <p className="cap">PNG, JPEG, WebP or GIF, up to {IMAGE_UPLOAD_MAX / 1_000_000} MB</p>
        )}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={saved => {
            picture.close()
            setPicture(null)
            if (saved) toast.success('Picture saved')
          }}
        />
      )}
    </div>
  )
}
