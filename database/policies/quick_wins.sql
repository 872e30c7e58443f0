alter table public.quick_wins enable row level security;
alter table public.quick_wins force row level security;
create policy owner on public.quick_wins to app_owner using (true) with check (true);

-- Written by functions alone, which keep its checklist beside it.
create policy people_read on public.quick_wins for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.quick_wins to app_user;
