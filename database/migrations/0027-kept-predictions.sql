-- What the performance agent finds goes on: predictions outlive the deliverable's versions, what figures came
-- to names the deliverable that measured it, and a wrong prediction is noticed like a change.

-- Each prediction as it was written, with what came of it. It is kept once for each time it was written
-- otherwise, so that writing a deliverable anew takes none away.
create table public.predictions (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  output_id uuid not null,
  -- The version of the deliverable that brought it.
  output_version integer not null,
  -- contracts/src/performance-intelligence/parts.ts says its shape.
  prediction jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  -- All null until the figures of its time are whole; then as it was graded first, whatever is restated.
  grade text check (grade in ('met', 'above', 'below', 'too-few')),
  events double precision,
  cases double precision,
  -- The last day that its source had told then.
  figures_until date,
  graded_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade,
  check (num_nulls(grade, events, cases, figures_until, graded_at) in (0, 5))
);
create index predictions_client on public.predictions (org_id, client_id, made_at desc);
create index predictions_output on public.predictions (org_id, output_id, made_at desc);

insert into public.predictions (org_id, client_id, output_id, output_version, prediction, made_at)
select o.org_id, o.client_id, o.id, o.version, o.content #> '{body,prediction}', o.updated_at
from public.agent_outputs o
where o.agent_type = 'performance-intelligence'
  and jsonb_typeof(o.content #> '{body,prediction}') = 'object';

alter table public.noticed
  -- The tool that explains it.
  add column tool text not null default 'what-is-odd' check (tool ~ '^[a-z-]{1,40}$'),
  -- The deliverable whose prediction it is about.
  add column output_id uuid,
  add foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade;
create index noticed_output on public.noticed (org_id, output_id);

alter table public.company_facts
  -- The deliverable that measured it, where figures came to it.
  add column output_id uuid,
  add foreign key (org_id, output_id) references public.agent_outputs (org_id, id)
    on delete set null (output_id);
create index company_facts_output on public.company_facts (org_id, output_id);
-- By what was measured: a newer figure is held against those before it.
create index company_facts_measured on public.company_facts (
  org_id,
  client_id,
  (attributes #>> '{measured,metric}')
)
  where attributes ? 'measured';
