alter table public.brand_guidelines enable row level security;
alter table public.brand_guidelines force row level security;
create policy owner on public.brand_guidelines to app_owner using (true) with check (true);

create policy people_read on public.brand_guidelines for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.brand_guidelines to app_user;
