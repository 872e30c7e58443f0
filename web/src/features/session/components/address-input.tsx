import type { ComponentProps } from 'react'
import { Input } from '@/ui/primitives/input.tsx'

/** An email as it is typed: nothing corrects it and nothing begins it with a capital. */
export function AddressInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input {...props} type="email" autoCapitalize="none" spellCheck={false} />
}
