alter table public.agent_sessions enable row level security;
alter table public.agent_sessions force row level security;
create policy owner on public.agent_sessions to app_owner using (true) with check (true);

create policy people_read on public.agent_sessions for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.agent_sessions to app_user;

create policy people_insert on public.agent_sessions for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    and created_by = (select app.user_id())
    and (
      campaign_id is null
      or exists (
        select 1
        from public.campaigns c
        where c.org_id = agent_sessions.org_id
          and c.id = agent_sessions.campaign_id
          and c.client_id is not distinct from agent_sessions.client_id
      )
    )
  );
grant insert (
  org_id,
  id,
  client_id,
  campaign_id,
  agent_type,
  tool,
  mode,
  title,
  subject_id,
  created_by
) on public.agent_sessions to app_user;

create policy people_update on public.agent_sessions for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
  );

-- A row never moves to another organization, client or session.
grant update (
  title,
  tool,
  mode,
  subject_id,
  head_message_id,
  last_seq,
  updated_at,
  deleted_at
) on public.agent_sessions to app_user;
