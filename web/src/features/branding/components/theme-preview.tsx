import type { BrandKit, BrandTheme } from '@sextant/contracts/branding/theme'
import { CheckIcon, EyeIcon } from 'lucide-react'
import { usePicture } from '@/client/use-picture.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { BrandedRoot } from './branded-root.tsx'

/** A portal in small, in the colours that are being chosen. Nothing in it can be pressed. */
export function ThemePreview({
  theme,
  kit,
  css,
  name,
  agency,
  logo,
}: {
  theme: BrandTheme
  kit: BrandKit | null
  css: string
  name: string
  agency: string
  logo: string | null
}) {
  const picture = usePicture(logo && `/api/v1/images/${logo}`)
  return (
    <section
      aria-label="Preview"
      className="flex min-h-72 flex-col overflow-hidden rounded-lg border border-line-strong"
    >
      <div inert className="contents">
        <BrandedRoot
          theme={theme}
          kit={kit}
          css={css}
          above={
            <header className="flex flex-wrap items-center gap-3 border-t-[3px] border-b border-t-act border-b-line bg-surface px-4 py-3">
              {picture ? (
                <img src={picture} alt="" className="max-h-9 max-w-40 object-contain" />
              ) : (
                <span className="book text-[1.125rem] leading-tight font-semibold wrap-anywhere text-act">
                  {name}
                </span>
              )}
              <span className="cap">with {agency}</span>
              <Badge className="ml-auto">
                <EyeIcon aria-hidden />
                View-Only
              </Badge>
            </header>
          }
        >
          <div className="grid gap-4 p-4">
            <h3 className="book text-title font-semibold">Winter nights</h3>
            <p className="text-ink-2">
              Four ticketed evenings a month. <span className="link">Read the plan</span>
            </p>
            <dl className="grid grid-cols-2 border-y border-line">
              <div className="py-2.5">
                <dt className="cap">Active Campaigns</dt>
                <dd className="text-title font-semibold">2</dd>
              </div>
              <div className="border-l border-line py-2.5 pl-4">
                <dt className="cap">Waiting for you</dt>
                <dd className="text-title font-semibold">1</dd>
              </div>
            </dl>
            <p className="rounded-md bg-sunken px-3 py-2 text-ink-3">
              Posters and the first three posts.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary">
                <CheckIcon aria-hidden />
                Approve
              </Button>
              <Button>Ask for changes</Button>
            </div>
          </div>
        </BrandedRoot>
      </div>
    </section>
  )
}
