import { CheckIcon, CopyIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/ui/primitives/button.tsx'

/** Copies a secret. refused: what to do when the browser does not allow it. */
export function CopyButton({
  text,
  refused,
  size,
  children,
}: {
  text: string
  refused: string
  size?: 'sm'
  children: string
}) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => toast.error('Copying was not allowed', { description: refused }),
    )
  return (
    <Button size={size} onClick={() => void copy()}>
      {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      {isCopied ? 'Copied' : children}
    </Button>
  )
}
