alter table public.agent_calls enable row level security;
alter table public.agent_calls force row level security;
create policy owner on public.agent_calls to app_owner using (true) with check (true);

-- What was sent shows what people said: to those who answer for the organization. The server writes.
create policy people_read on public.agent_calls for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and (select app.may('organization.manage'))
  );
grant select on public.agent_calls to app_user;
