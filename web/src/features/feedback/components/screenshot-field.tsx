import { IMAGE_UPLOAD_MAX } from '@sextant/contracts/limits'
import { ImageIcon, XIcon } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { cn } from '@/ui/cn.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { useFilesOnPage } from '../use-files-on-page.ts'

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

type ScreenshotFieldProps = {
  picture: File | null
  onChange: (picture: File | null) => void
  disabled?: boolean
}

/** One picture: picked, dropped on the field, or pasted anywhere on the page. Shown before it is sent, and taken away again. */
export function ScreenshotField({ picture, onChange, disabled }: ScreenshotFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )

  const take = (files: Iterable<File>) => {
    const file = [...files][0]
    if (!file || disabled) return
    if (!TYPES.includes(file.type))
      return setProblem('This file is not a picture we can read. Use PNG, JPEG, WebP or GIF.')
    if (file.size > IMAGE_UPLOAD_MAX)
      return setProblem(`This picture is larger than ${IMAGE_UPLOAD_MAX / 1_000_000} MB.`)
    setProblem(null)
    onChange(file)
  }
  const over = useFilesOnPage(take)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-caption font-medium">
        Screenshot <span className="font-normal text-ink-3">Optional</span>
      </legend>
      <input
        ref={input}
        id={id}
        type="file"
        accept={TYPES.join()}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={event => {
          take(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      {url && picture ? (
        <Preview
          url={url}
          name={picture.name}
          disabled={disabled}
          onRemove={() => onChange(null)}
        />
      ) : (
        <div
          className={cn(
            'flex flex-wrap items-center gap-3 rounded-md border border-line px-4 py-3.5',
            over && 'border-act bg-act-soft',
          )}
        >
          <Button size="sm" disabled={disabled} onClick={() => input.current?.click()}>
            <ImageIcon aria-hidden />
            Choose a picture
          </Button>
          <span className="cap">or paste it, or drop it here</span>
        </div>
      )}
      <output className="text-caption text-bad empty:hidden">{problem}</output>
    </fieldset>
  )
}

function Preview({
  url,
  name,
  disabled,
  onRemove,
}: {
  url: string
  name: string
  disabled: boolean | undefined
  onRemove: () => void
}) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <img
        src={url}
        alt={`Screenshot to send: ${name}`}
        className="max-h-64 max-w-full rounded-md border border-line"
      />
      <Button size="sm" disabled={disabled} onClick={onRemove}>
        <XIcon aria-hidden />
        Remove screenshot
      </Button>
    </div>
  )
}
