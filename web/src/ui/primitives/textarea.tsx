import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { inputStyle } from './input.tsx'

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(inputStyle, 'block resize-y py-2 max-md:text-base', className)}
      {...props}
    />
  )
}
