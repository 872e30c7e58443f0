import { DownloadIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveText } from '@/client/save-text.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { CopyButton } from '@/ui/patterns/copy-button.tsx'

/** The recovery codes, the only time they can be seen. */
export function RecoveryCodes({
  codes,
  product,
  email,
  onKept,
}: {
  codes: readonly string[]
  product: string
  email: string
  onKept: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  // What had the focus is gone, and this must not be missed.
  useEffect(() => box.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mt-20 gap-4">
      <Alert tone="warn" title="Keep these recovery codes now">
        They are shown this once. Each gets you in one time when your phone is lost. Keep them where
        the phone is not.
      </Alert>
      <ul
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 font-mono max-sm:grid-cols-1"
        aria-label="Recovery codes"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={text} refused="Mark the codes and copy them yourself.">
          Copy codes
        </CopyButton>
        <Button
          onClick={() =>
            saveText(
              'recovery-codes.txt',
              `${product}: recovery codes of ${email}\nEach works once.\n\n${text}\n`,
            )
          }
        >
          <DownloadIcon aria-hidden />
          Download codes
        </Button>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
