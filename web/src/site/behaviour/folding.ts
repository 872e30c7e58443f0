/** The steps of the explainer fold on phones; on a wide page they stand side by side, open. */
export function foldOnPhones() {
  const steps = [...document.querySelectorAll<HTMLDetailsElement>('[data-step]')]
  const phone = window.matchMedia('(max-width: 860px)')
  const arrange = () => {
    for (const [index, step] of steps.entries()) {
      step.open = !phone.matches || index === 0
      const summary = step.querySelector('summary')
      if (summary) summary.tabIndex = phone.matches ? 0 : -1
    }
  }
  arrange()
  phone.addEventListener('change', arrange)
}
