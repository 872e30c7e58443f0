import { PrinterIcon } from 'lucide-react'
import { GUIDE } from '@/features/agency-guide/sections.tsx'
import { roleWords } from '@/features/team/role-words.ts'
import { modifier } from '@/shell/shortcuts.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'

/** How an agency works here, from the first client on. Reads on paper too. */
export default function AgencyGuide() {
  const words = { roleWords, modifier: modifier(navigator.platform) }
  return (
    <Page className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,40rem)_15rem] lg:justify-center print:block">
      <header className="grid gap-3 lg:col-span-2">
        <h1
          tabIndex={-1}
          className="book text-display font-[450] tracking-[-0.015em] max-md:text-[1.875rem] max-md:leading-tight"
        >
          Agency guide
        </h1>
        <p className="max-w-[38em] text-ink-2">
          From the first client to a calm dozen. Ten minutes to read, each chapter by itself.
        </p>
        <div className="print:hidden">
          <Button onClick={() => window.print()}>
            <PrinterIcon aria-hidden />
            Print
          </Button>
        </div>
      </header>
      <nav aria-label="Chapters" className="lg:order-2 print:hidden">
        <ol className="border-t border-line-strong text-caption lg:sticky lg:top-20">
          {GUIDE.map(section => (
            <li key={section.id} className="border-b border-line">
              <a
                href={`#${section.id}`}
                className="block py-2.5 text-ink-2 no-underline hover:text-ink hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block">
        {GUIDE.map(section => (
          <section key={section.id} aria-labelledby={section.id} className="print:mt-6">
            <h2
              id={section.id}
              className="book scroll-mt-20 border-b border-line-strong pb-2 text-title font-[480]"
            >
              {section.title}
            </h2>
            <div className="book mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 text-read">
              {section.body(words)}
            </div>
          </section>
        ))}
      </div>
    </Page>
  )
}
