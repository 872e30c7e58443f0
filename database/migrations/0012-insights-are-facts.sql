-- What agents learned becomes facts of the company model: one place to look, one thing to confirm. What
-- the business profile holds anyway is left out, and so is what no name can be made of.

-- Nobody changed anything today: neither the audit log nor people are told.
alter table public.company_facts disable trigger user;

with told as (
  select h.*, e.key, v.value #>> '{}' as said, v.n
  from public.business_context_history h
  cross join lateral jsonb_each(h.extracted_context) e
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(e.value)
      when 'array' then e.value
      else jsonb_build_array(e.value)
    end
  ) with ordinality as v (value, n)
),
named as (
  select
    t.*,
    k.kind,
    -- A name: the first four words, without punctuation.
    left(
      array_to_string(
        (
          regexp_split_to_array(
            btrim(regexp_replace(t.said, '["“”„«»!?;:()\[\]\s]+|[.,](?=\s|$)', ' ', 'g')),
            '\s+'
          )
        )[1:4],
        ' '
      ),
      60
    ) as label
  from told t
  join (
    values
      ('competitors', 'rival'),
      ('goals', 'goal'),
      ('targetMarket', 'segment'),
      ('uniqueValue', 'strength'),
      ('painPoints', 'constraint'),
      ('channels', 'channel'),
      ('products', 'offer'),
      ('kpis', 'measure'),
      ('budget', 'budget')
  ) as k (key, kind) on k.key = t.key
),
ranked as (
  select
    n.*,
    row_number() over (partition by n.org_id, n.id order by n.key, n.n) as nth,
    -- What was learned of one thing twice stands once: what was approved first, then the oldest.
    row_number() over (
      partition by n.org_id, n.client_id, n.kind, lower(n.label)
      order by n.status = 'approved' desc, n.status = 'pending' desc, n.created_at, n.id, n.n
    ) as place
  from named n
  where n.label <> ''
)
insert into public.company_facts (
  org_id,
  id,
  client_id,
  kind,
  label,
  quote,
  origin,
  agent_type,
  session_id,
  message_id,
  confidence,
  status,
  said_by,
  decided_by,
  decided_at,
  created_at,
  updated_at
)
select
  r.org_id,
  case when r.nth = 1 then r.id else gen_random_uuid() end,
  r.client_id,
  r.kind,
  r.label,
  left(r.quote, 4000),
  'message',
  r.agent_type,
  r.session_id,
  r.message_id,
  r.confidence_score,
  case
    when r.status = 'rejected' then 'removed'
    when r.place > 1 or f.id is not null then 'superseded'
    when r.status = 'approved' then 'confirmed'
    else 'proposed'
  end,
  s.created_by,
  r.decided_by,
  r.decided_at,
  r.created_at,
  coalesce(r.decided_at, r.created_at)
from ranked r
left join public.agent_sessions s on s.org_id = r.org_id and s.id = r.session_id
left join lateral (
  select k.id
  from public.company_facts k
  where k.org_id = r.org_id
    and k.client_id is not distinct from r.client_id
    and k.kind = r.kind
    and lower(k.label) = lower(r.label)
    and k.status in ('proposed', 'assumed', 'confirmed')
  limit 1
) f on true;

alter table public.company_facts enable trigger user;

-- Which deliverables rest on a fact: a trigger writes it, nobody else.
create table public.fact_uses (
  org_id uuid not null,
  fact_id uuid not null,
  output_id uuid not null,
  client_id uuid,
  primary key (org_id, fact_id, output_id),
  foreign key (org_id, fact_id) references public.company_facts (org_id, id) on delete cascade,
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade
);
create index fact_uses_output on public.fact_uses (org_id, output_id);

insert into public.fact_uses (org_id, fact_id, output_id, client_id)
select u.org_id, u.insight_id, u.output_id, u.client_id
from public.insight_uses u
join public.company_facts f on f.org_id = u.org_id and f.id = u.insight_id;

-- With the view and the functions over them, which are made anew after this.
drop table public.insight_uses cascade;
drop table public.business_context_history cascade;
