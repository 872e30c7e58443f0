import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { CUSTOM_CSS_MAX } from '../limits.ts'
import { uuid } from '../rows.ts'
import { brandKit, brandTheme, clientBranding } from './theme.ts'

/** Custom CSS after sanitising: what is left, scoped to the portal, and what was taken out with the reason. */
export const checkedCss = z.object({
  css: z.string(),
  removed: z.array(z.object({ what: z.string(), why: z.string(), line: z.number().int() })),
})
export type CheckedCss = z.infer<typeof checkedCss>
/** `theme` null: nothing was set, the product's own look. `css`: the custom CSS as it may be applied. */
export const brandingAnswer = z.object({
  theme: brandTheme.nullable(),
  css: z.string(),
  version: z.number().int(),
})
export type BrandingAnswer = z.infer<typeof brandingAnswer>

export const brandingRoutes = {
  read: endpoint
    .route({ method: 'GET', path: '/branding', summary: 'The theme of the organization' })
    .output(brandingAnswer),
  save: endpoint
    .route({
      method: 'PUT',
      path: '/branding',
      summary: 'Set the theme; custom CSS is sanitised and scoped',
    })
    .input(z.object({ theme: brandTheme, version: z.int() }))
    .output(brandingAnswer),
  checkCss: endpoint
    .route({
      method: 'POST',
      path: '/branding/check-css',
      summary: 'What would be left of custom CSS',
    })
    .input(z.object({ css: z.string().max(CUSTOM_CSS_MAX) }))
    .output(checkedCss),
  saveKit: endpoint
    .route({
      method: 'PUT',
      path: '/clients/{id}/brand-kit',
      summary: 'Set what a client’s portal changes of the theme',
    })
    .input(
      z.object({
        id: uuid,
        brand_kit: brandKit.omit({ logo_url: true }).extend({ logo: uuid.nullable() }),
      }),
    )
    .output(clientBranding),
}
