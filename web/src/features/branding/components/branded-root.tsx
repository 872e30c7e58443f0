import { type BrandKit, type BrandTheme, DEFAULT_THEME } from '@sextant/contracts/branding/theme'
import type { ReactNode } from 'react'
import { BASE_VARIABLES, themeVariables, withKit } from '../theme-variables.ts'

/**
 * Everything inside wears the brand; custom CSS reaches the children alone. theme null and no kit: the product's own look. css: custom CSS
 * as the server sanitised and scoped it to .portal-root; it is set as text, never parsed as markup. above, below: what a style must neither
 * hide nor cover, because people sign in, answer and leave by it.
 */
export function BrandedRoot({
  theme,
  kit,
  css,
  above,
  below,
  children,
}: {
  theme: BrandTheme | null
  kit: BrandKit | null
  css: string
  above?: ReactNode
  below?: ReactNode
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
        className="flex flex-1 flex-col"
        {...(branded ? { style: themeVariables(withKit(branded, kit)) } : {})}
      >
        {above}
        {/* The walls stand around the root, where its rules cannot take them down. */}
        <div className="relative isolate flex flex-1 flex-col overflow-clip contain-paint">
          <div className="portal-root relative isolate flex flex-1 flex-col">{children}</div>
        </div>
        {below}
      </div>
    </div>
  )
}
