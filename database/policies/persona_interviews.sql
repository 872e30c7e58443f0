alter table public.persona_interviews enable row level security;
alter table public.persona_interviews force row level security;
create policy owner on public.persona_interviews to app_owner using (true) with check (true);

create policy people_read on public.persona_interviews for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.persona_interviews to app_user;

create policy people_insert on public.persona_interviews for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    and created_by = (select app.user_id())
    -- Of a persona of the same client only: a foreign key looks past row level security.
    and exists (
      select 1
      from public.agent_outputs o
      where o.org_id = persona_interviews.org_id
        and o.id = persona_interviews.persona_id
        and o.client_id is not distinct from persona_interviews.client_id
    )
  );
grant insert (
  org_id,
  id,
  client_id,
  persona_id,
  title,
  created_by
) on public.persona_interviews to app_user;

create policy people_update on public.persona_interviews for update to app_user
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
grant update (ended_at, deleted_at) on public.persona_interviews to app_user;
