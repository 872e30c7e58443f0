-- A deliverable may stand with a campaign on its own, without a session that is about it.
alter table public.agent_outputs
  add column campaign_id uuid,
  -- How what stands came to be, by whom and when; what stood before is in output_versions.
  add column change text not null default 'written' check (
    change in ('written', 'edited', 'rebuilt', 'accepted', 'restored', 'reworded', 'copied', 'combined')
  ),
  add column changed_by uuid,
  add column changed_at timestamptz not null default now(),
  -- The moment whose facts it says; what became of documents before is known to it.
  add column facts_at timestamptz not null default now(),
  add foreign key (org_id, campaign_id) references public.campaigns (org_id, id)
    on delete set null (campaign_id),
  add foreign key (org_id, changed_by) references public.users (org_id, id)
    on delete set null (changed_by);
-- Nobody changed anything today: the audit log does not tell of it.
alter table public.agent_outputs disable trigger user;
update public.agent_outputs o
set
  campaign_id = (
    select s.campaign_id
    from public.agent_sessions s
    where s.org_id = o.org_id
      and s.id = o.session_id
  ),
  change = case when o.version > 1 then 'edited' else 'written' end,
  changed_by = o.created_by,
  changed_at = o.updated_at,
  facts_at = o.updated_at;
alter table public.agent_outputs enable trigger user;
create index agent_outputs_campaign on public.agent_outputs (org_id, campaign_id);
create index agent_outputs_changer on public.agent_outputs (org_id, changed_by);

-- What a deliverable was before it changed. A run of edits by the same hand is one version.
create table public.output_versions (
  org_id uuid not null,
  output_id uuid not null,
  version integer not null,
  client_id uuid,
  title text not null,
  summary text,
  content jsonb not null,
  earlier_claims jsonb not null default '[]',
  change text not null,
  changed_by uuid,
  changed_at timestamptz not null,
  facts_at timestamptz not null,
  primary key (org_id, output_id, version),
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade,
  foreign key (org_id, changed_by) references public.users (org_id, id)
    on delete set null (changed_by)
);
create index output_versions_changer on public.output_versions (org_id, changed_by);

-- Deliverables that say what a fact said before it changed.
create table public.stale_outputs (
  org_id uuid not null,
  output_id uuid not null,
  client_id uuid,
  since timestamptz not null default now(),
  primary key (org_id, output_id),
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade
);
insert into public.stale_outputs (org_id, output_id, client_id, since)
select o.org_id, o.id, o.client_id, min(f.updated_at)
from public.agent_outputs o
join public.fact_uses u
  on u.org_id = o.org_id
  and u.output_id = o.id
join public.company_facts f
  on f.org_id = u.org_id
  and f.id = u.fact_id
where f.updated_at > o.updated_at
group by o.org_id, o.id;

-- The library of deliverables is a list whose views are kept as well.
alter table public.saved_views drop constraint saved_views_scope_check;
alter table public.saved_views
  add constraint saved_views_scope_check check (scope in ('campaigns', 'clients', 'outputs'));
