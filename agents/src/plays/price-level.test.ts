import { expect, test } from 'vitest'
import { hasLevel, localCents } from './price-level.ts'

/** Codes that Intl still lists although nobody pays with them, or that are no money: funds, metals, units of account. */
const NOT_IN_PURSES = new Set(
  (
    'ADP AFA ALK AOK AON AOR ARA ARL ARM ARP ATS AZM BAD BAN BEC BEF BEL BGL BGM BGO BOL BOP BOV BRB BRC BRE BRN BRR BRZ BUK ' +
    'BYB BYR CHE CHW CLE CLF CNH CNX COU CSD CSK CUC CYP DDM DEM ECS ECV EEK ESA ESB ESP FIM FRF GEK GHC GNS GQE GRD GWE GWP ' +
    'HRD HRK IEP ILP ILR ISJ ITL KRH KRO LTL LTT LUC LUF LUL LVL LVR MAF MCF MDC MGF MKN MLF MRO MTL MTP MVP MXP MXV MZE MZM ' +
    'NIC NLG PEI PES PLZ PTE RHD ROL RUR SDD SDP SIT SKK SRG STD SUR SVC TJR TMM TPE TRL UAK UGS USN USS UYI UYP UYW UZS_ ' +
    'VEB VED VEF VNN XAG XAU XBA XBB XBC XBD XDR XEU XFO XFU XPD XPT XRE XSU XTS XUA XXX YDD YUD YUM YUN YUR ZAL ZMK ZRN ZRZ ' +
    'ZWD ZWR ANG ZWL SLL BGN CUP'
  ).split(' '),
)

test('every currency that somebody pays with has its level', () => {
  const open = Intl.supportedValuesOf('currency').filter(
    code => !NOT_IN_PURSES.has(code) && !hasLevel(code),
  )
  expect(open).toEqual([])
})

test('a hundred dollars of work are many pesos and few dinars', () => {
  expect(localCents(10_000, 'CLP')).toBeGreaterThan(1_000_000)
  expect(localCents(10_000, 'IDR')).toBeGreaterThan(10_000_000)
  expect(localCents(10_000, 'KWD')).toBeLessThan(5_000)
  expect(localCents(10_000, 'XXX')).toBe(10_000)
})
