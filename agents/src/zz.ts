import type { Company } from './company/company.ts'
import { firm } from './findings/testing/firm.ts'
import { draftOf } from './core/draft.ts'
import { swot } from './strategy/tools/swot/tool.ts'
import { claimsOf } from './evidence/claims.ts'
void firm
const gbp = (n: number, per?: string) => ({ cents: n * 100, currency: 'GBP', ...(per && { per }) })
const f = (id: string, kind: string, label: string, a: object = {}, quote = '') => ({ id, kind, label, status: 'confirmed', quote, ...a })
const company = { name: 'Larch & Lime', currency: 'GBP', today: '2026-11-22', facts: [
 f('org','organization','Larch & Lime',{sells:'projects',people:6}),
 f('g','goal','lime plaster jobs',{counts:'sales',form:'count',baseline:34,target:50,by:'2027-12',unit:{one:'job',many:'jobs'}},'34 jobs last year, want 50'),
 f('o1','offer','lime plaster jobs',{price:gbp(4200,'sale'),unitCost:gbp(1500),volume:34,hoursEach:90}),
 f('o2','offer','repointing',{price:gbp(900,'sale'),unitCost:gbp(200),volume:60,hoursEach:22}),
 f('r','rival','Coldwell Plaster',{sort:'rival',price:gbp(3600,'sale'),about:'o1'},'Coldwell do it for 3,600'),
 f('s','strength','breathable walls',{sort:'expertise',proof:4.9,proofForm:'stars',n:88}),
 f('c','constraint','the one plasterer',{sort:'one-person',lost:9,resource:'craft'},'we said no to nine because only Ewan can do lime'),
 f('ch','change','lime from France',{bearing:'hurts',touches:'cost',costOf:'goods',by:0.14,when:'2027-02',yearlyCost:gbp(22000)}),
 f('ch2','change','the heritage grant',{bearing:'helps',touches:'demand',by:0.2,when:'2027-04'}),
 f('p','person','Ewan',{does:['lime plaster jobs'],alone:true,handoverWeeks:20}),
 f('b','budget','the budget',{amount:gbp(8000),hoursPerWeek:6}),
] } as unknown as Company
const d = draftOf(swot, { tool:'swot', profile:{companyName:'Larch & Lime',industry:'Other',companySize:'1-10',description:''}, company, thread:[], sent:[] })
console.log(d.title); console.log(claimsOf(d).map(c=>c.path.join('.')+': '+c.claim.text+' '+JSON.stringify(c.claim.sources)).join('\n'))
console.log(d.findings.map(x=>x.rule+': '+x.claim.text+JSON.stringify(x.claim.computed)).join('\n')); console.log(d.moves.map(m=>m.title.text+' | '+m.because.text).join('\n'))
console.log(d.sources.map(s=>s.n+' '+s.kind+' '+s.quote+' — '+s.origin).join('\n')); console.log(d.wanted, d.computations.length)
