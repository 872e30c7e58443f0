alter table public.agent_messages enable row level security;
alter table public.agent_messages force row level security;
create policy owner on public.agent_messages to app_owner using (true) with check (true);

create policy people_read on public.agent_messages for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.agent_messages to app_user;

create policy people_insert on public.agent_messages for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    -- Into a session of the same client only: a foreign key looks past row level security.
    and exists (
      select 1
      from public.agent_sessions s
      where s.org_id = agent_messages.org_id
        and s.id = agent_messages.session_id
        and s.client_id is not distinct from agent_messages.client_id
    )
  );
grant insert (
  org_id,
  id,
  session_id,
  client_id,
  parent_id,
  role,
  body,
  tool,
  question,
  run_id
) on public.agent_messages to app_user;
