import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Input } from '../primitives/input.tsx'

/** A password that one can look at while typing it. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOffIcon : EyeIcon
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className={cn('pr-11', className)} />
      <button
        type="button"
        // The word of the field's label would make two controls of one name.
        aria-label={shown ? 'Hide what was typed' : 'Show what was typed'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-3 hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-[18px]" />
      </button>
    </div>
  )
}
