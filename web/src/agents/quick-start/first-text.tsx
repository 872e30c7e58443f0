import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { FirstAsset } from '@sextant/contracts/quick-start/first-plan'
import { ASSET_WORDS } from '@sextant/contracts/quick-start/first-plan-words'
import { CopyButton } from '@/ui/patterns/copy-button.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'

/** A text to send as it is: each line can be changed where it stands, and all of it copied. */
export function FirstText({
  asset,
  path,
}: {
  asset: DeepPartial<FirstAsset>
  /** Where it stands in the deliverable. */
  path: (string | number)[]
}) {
  const { form = 'email', subject, lines, from, fill } = asset
  const open = present(fill)
  const { name, most } = ASSET_WORDS[form]
  const words = present(lines).map(line => line.text ?? '')
  const length = words.join(' ').length
  const whole = [...words, from].filter(Boolean).join('\n\n')
  return (
    <div className="rounded-panel border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-2.5">
        <p className="cap">
          {asset.move && <>For number {asset.move}: </>}
          {name} ·{' '}
          {most === null ? `${whole.split(/\s+/).length} words` : `${length} of ${most} characters`}
        </p>
        <CopyButton
          size="sm"
          text={subject?.text ? `${subject.text}\n\n${whole}` : whole}
          refused="Mark the text and copy it with the keyboard."
        >
          Copy
        </CopyButton>
      </div>
      <div className="grid max-w-[42em] gap-3 px-5 py-4">
        {subject && (
          <p className="font-semibold">
            Subject:{' '}
            <InlineClaim
              prose
              unsourced
              claim={subject}
              path={[...path, 'subject']}
              label="Subject"
            />
          </p>
        )}
        {present(lines).map((line, index) => (
          <p key={index} className="book text-read">
            <InlineClaim
              prose
              unsourced
              claim={line}
              path={[...path, 'lines', index]}
              label={`Line ${index + 1} of the text`}
            />
          </p>
        ))}
        <p className="book text-read">{from}</p>
      </div>
      {open.length > 0 && (
        <p className="cap border-t border-line px-5 py-2.5">
          Fill in before you send it: {open.join(', ')}. Only you know it.
        </p>
      )}
    </div>
  )
}
