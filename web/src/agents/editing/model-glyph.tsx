import { cn } from '@/ui/cn.ts'

/** The sign of the language model; filled where what stands there is its own judgment. A blank that no line breaks before, with the sign laid over it: a picture within the line could begin the next one. */
export function ModelGlyph({
  filled = false,
  className,
}: {
  filled?: boolean
  className?: string
}) {
  return (
    <span aria-hidden className={cn('relative px-0.5 font-sans text-body leading-none', className)}>
      {'\u00a0'}
      <svg viewBox="0 0 8 8" className="absolute top-1/2 left-0 size-2 -translate-y-[45%]">
        <path
          d="M4 .8 7.2 4 4 7.2.8 4Z"
          stroke="currentColor"
          fill={filled ? 'currentColor' : 'none'}
        />
      </svg>
    </span>
  )
}
