import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import { SECTION_IDS, SECTIONS, type SectionId } from '@sextant/contracts/reports/types'
import { CheckIcon, PlusIcon } from 'lucide-react'
import { useUpdateReport } from '../api/change-report.ts'

/** The parts of a report: those that are in it, then those that could be. */
export function SectionPicker({ answer }: { answer: ReportAnswer }) {
  const { save, saving } = useUpdateReport()
  const { report, sections, content, may } = answer
  const isShown = (id: SectionId) =>
    id === 'headline' || content.sections.some(section => section.id === id)
  const toggle = (id: SectionId) => {
    const rest = sections.filter(one => one !== id)
    const wanted = sections.includes(id) ? rest : [...rest, id]
    // They stand in one order, whatever was picked first.
    void save({ report, sections: SECTION_IDS.filter(one => wanted.includes(one)) })
  }
  const inIt = SECTION_IDS.filter(id => sections.includes(id))
  const others = may.edit ? SECTION_IDS.filter(id => !sections.includes(id)) : []
  return (
    <section aria-labelledby="sections" className="print:hidden">
      <h2 id="sections" tabIndex={-1} className="pb-2 font-semibold">
        Sections
      </h2>
      <ul className="border-t border-line">
        {[...inIt, ...others].map(id => (
          <li key={id} className="border-b border-line">
            {may.edit ? (
              <button
                type="button"
                aria-pressed={sections.includes(id)}
                aria-busy={saving || undefined}
                title={SECTIONS[id].says}
                onClick={() => toggle(id)}
                className="flex min-h-(--touch) w-full cursor-pointer items-center gap-2.5 py-2 text-left text-caption hover:bg-act-soft focus-visible:-outline-offset-2"
              >
                <Name id={id} isOn={sections.includes(id)} isShown={isShown(id)} />
              </button>
            ) : (
              <p className="flex items-center gap-2.5 py-2 text-caption">
                <Name id={id} isOn isShown={isShown(id)} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ id, isOn, isShown }: { id: SectionId; isOn: boolean; isShown: boolean }) {
  return (
    <>
      {isOn ? (
        <CheckIcon aria-hidden className="size-4 shrink-0 text-good" />
      ) : (
        <PlusIcon aria-hidden className="size-4 shrink-0 text-ink-3" />
      )}
      <span className={isOn ? '' : 'link'}>{SECTIONS[id].name}</span>
      {isOn && !isShown && <span className="cap ml-auto">nothing to show yet</span>}
    </>
  )
}
