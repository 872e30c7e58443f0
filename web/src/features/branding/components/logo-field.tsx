import { IMAGE_UPLOAD_MAX } from '@sextant/contracts/limits'
import { useRef, useState } from 'react'
import { usePicture } from '@/client/use-picture.ts'
import { useUploadLogo } from '../api/upload-logo.ts'
import { Button } from '@/ui/primitives/button.tsx'

/** A logo or icon: uploaded at once, in force when the form is saved. value: the id of the picture. clientId: whose it is. */
export function LogoField({
  label,
  value,
  onChange,
  clientId,
}: {
  label: string
  value: string | null
  onChange: (id: string | null) => void
  clientId?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  const picture = usePicture(value && `/api/v1/images/${value}`)
  const [share, setShare] = useState(0)
  const [tooLarge, setTooLarge] = useState(false)
  const uploading = useUploadLogo()
  const failure = tooLarge
    ? `This picture is larger than ${IMAGE_UPLOAD_MAX / 1_000_000} MB.`
    : uploading.failure
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    uploading.forgetFailure()
    setTooLarge(file.size > IMAGE_UPLOAD_MAX)
    if (file.size > IMAGE_UPLOAD_MAX) return
    setShare(0)
    const uploaded = await uploading.save({ file, clientId, onProgress: setShare })
    if (uploaded.ok) onChange(uploaded.answer.id)
  }
  const action = value ? 'Change' : 'Upload'
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="pb-1.5 text-caption font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <img
            src={picture}
            alt=""
            className="max-h-12 max-w-40 rounded-sm border border-line bg-surface object-contain p-1"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={`${label} file`}
          className="sr-only"
          tabIndex={-1}
          onChange={event => void choose(event.target.files?.[0])}
        />
        <Button size="sm" busy={uploading.saving} onClick={() => input.current?.click()}>
          {uploading.saving ? `${Math.round(share * 100)}%` : action}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
        {value && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        )}
      </div>
      {failure ? (
        <p role="alert" className="text-caption text-bad">
          {failure}
        </p>
      ) : (
        <p className="cap">PNG, JPEG, WebP or GIF</p>
      )}
    </fieldset>
  )
}
