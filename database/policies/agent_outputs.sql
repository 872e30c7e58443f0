alter table public.agent_outputs enable row level security;
alter table public.agent_outputs force row level security;
create policy owner on public.agent_outputs to app_owner using (true) with check (true);

create policy people_read on public.agent_outputs for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.agent_outputs to app_user;

-- What was shared is read by everybody in whose reach the client is.
create policy shared_read on public.agent_outputs for select to app_user
  using (
    org_id = (select app.org_id())
    and shared_at is not null
    and deleted_at is null
    and :visible_reach
  );

create policy people_insert on public.agent_outputs for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    -- Into a session of the same client only: a foreign key looks past row level security.
    and (
      session_id is null
      or exists (
        select 1
        from public.agent_sessions s
        where s.org_id = agent_outputs.org_id
          and s.id = agent_outputs.session_id
          and s.client_id is not distinct from agent_outputs.client_id
      )
    )
    -- And beside a campaign of the same client only.
    and (
      campaign_id is null
      or exists (
        select 1
        from public.campaigns c
        where c.org_id = agent_outputs.org_id
          and c.id = agent_outputs.campaign_id
          and c.client_id is not distinct from agent_outputs.client_id
      )
    )
  );
grant insert (
  org_id,
  id,
  client_id,
  session_id,
  run_id,
  agent_type,
  output_type,
  title,
  summary,
  content,
  created_by,
  campaign_id,
  change
) on public.agent_outputs to app_user;

create policy people_update on public.agent_outputs for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(outputs.manage)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(outputs.manage)
    and (
      campaign_id is null
      or exists (
        select 1
        from public.campaigns c
        where c.org_id = agent_outputs.org_id
          and c.id = agent_outputs.campaign_id
          and c.client_id is not distinct from agent_outputs.client_id
      )
    )
  );

-- A row never moves to another organization, client or session.
grant update (
  title,
  summary,
  content,
  earlier_claims,
  version,
  updated_at,
  saved_at,
  deleted_at,
  campaign_id,
  change,
  facts_at
) on public.agent_outputs to app_user;
