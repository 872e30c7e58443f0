alter table public.company_facts enable row level security;
alter table public.company_facts force row level security;
create policy owner on public.company_facts to app_owner using (true) with check (true);

create policy people_read on public.company_facts for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.company_facts to app_user;

create policy people_insert on public.company_facts for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    -- From a session of the same client only: a foreign key looks past row level security.
    and (
      session_id is null
      or exists (
        select 1
        from public.agent_sessions s
        where s.org_id = company_facts.org_id
          and s.id = company_facts.session_id
          and s.client_id is not distinct from company_facts.client_id
      )
    )
  );
grant insert (
  org_id,
  client_id,
  kind,
  label,
  attributes,
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
  -- Rows of one message keep their order.
  created_at
) on public.company_facts to app_user;

create policy people_update on public.company_facts for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(insights.manage)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(insights.manage)
  );

-- A fact never moves to another organization or client, and its quote stays what was said.
grant update (
  kind,
  label,
  attributes,
  status,
  -- The message that completed it last.
  message_id,
  decided_by,
  decided_at,
  updated_at
) on public.company_facts to app_user;
