import { OTPInput, type OTPInputProps } from 'input-otp'
import { cn } from '../cn.ts'

type CodeInputProps = Omit<
  OTPInputProps,
  | 'render'
  | 'children'
  | 'maxLength'
  | 'containerClassName'
  | 'inputMode'
  | 'autoComplete'
  | 'spellCheck'
> & { length: number }

/** Keep the value to digits, at most `length`. One box a digit over a single real field, so that paste, a keyboard's code suggestion and screen readers work as in any field. */
export function CodeInput({ length, ...props }: CodeInputProps) {
  return (
    <OTPInput
      {...props}
      // Room for what is stripped: the field itself would cut a code with blanks or letters before it is cleaned.
      maxLength={length * 3}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      noScriptCSSFallback={null}
      // Letters and blanks of a pasted code are not what fills the boxes.
      pasteTransformer={pasted => pasted.replace(/\D/g, '')}
      containerClassName="w-full has-disabled:opacity-60"
      render={({ slots, isFocused }) => (
        <div className="flex w-full gap-2 max-sm:gap-1.5">
          {slots.slice(0, length).map((slot, index) => (
            <div
              // eslint-disable-next-line react/no-array-index-key -- a box is its place
              key={index}
              className={cn(
                'grid h-13 min-w-0 flex-1 place-items-center rounded-md border bg-surface text-title font-medium',
                props['aria-invalid'] ? 'border-bad' : 'border-line-strong',
                (slot.isActive || (isFocused && index === length - 1 && slot.char !== null)) &&
                  'border-transparent outline-2 -outline-offset-1 outline-focus',
              )}
            >
              {slot.char ?? (slot.hasFakeCaret ? <span className="h-6 w-px bg-ink" /> : null)}
            </div>
          ))}
        </div>
      )}
    />
  )
}
