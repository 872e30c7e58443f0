import { type BrandKit, type BrandTheme, DEFAULT_THEME } from '@sextant/contracts/branding/theme'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import { BASE_VARIABLES, themeVariables, withKit } from '../theme-variables.ts'

/**
 * Everything inside wears the brand. theme null and no kit: the product's own look. css: custom CSS as the server sanitised and scoped it
 * to this root; it is set as text, never parsed as markup.
 */
export function BrandedRoot({
  theme,
  kit,
  css,
  className,
  children,
}: {
  theme: BrandTheme | null
  kit: BrandKit | null
  css: string
  className?: string
  children: ReactNode
}) {
  const branded =
    theme ?? (kit && Object.values(kit).some(value => value !== null) ? DEFAULT_THEME : null)
  return (
    <div
      style={BASE_VARIABLES}
      className="flex flex-1 flex-col [--touch:0px] max-md:[--touch:2.75rem] pointer-coarse:[--touch:2.75rem]"
    >
      {css && <style>{css}</style>}
      <div
        className={cn('portal-root relative isolate flex flex-1 flex-col overflow-clip', className)}
        {...(branded ? { style: themeVariables(withKit(branded, kit)) } : {})}
      >
        {children}
      </div>
    </div>
  )
}
