/** How many of each would go. */
export type Consequences = {
  campaigns: number
  sessions: number
  outputs: number
  insights: number
  people: number
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** What deleting a client takes with it, a line each; always at least one line. */
export function consequenceWords({
  campaigns,
  sessions,
  outputs,
  insights,
  people,
}: Consequences): string[] {
  const lines = [
    campaigns > 0 &&
      `${counted(campaigns, 'campaign goes', 'campaigns go')}, with budgets and history`,
    sessions > 0 &&
      `${counted(sessions, 'agent session goes', 'agent sessions go')}, with every word said`,
    outputs > 0 && `${counted(outputs, 'output goes', 'outputs go')}`,
    insights > 0 && `${counted(insights, 'learned insight goes', 'learned insights go')}`,
    people > 0 &&
      `${counted(people, 'person of the client loses', 'people of the client lose')} the portal`,
  ].filter(line => line !== false)
  return lines.length > 0
    ? lines
    : ['Nothing was made for this client yet; only its own details go']
}
