alter table public.figure_campaign_numbers enable row level security;
alter table public.figure_campaign_numbers force row level security;
create policy owner on public.figure_campaign_numbers to app_owner using (true) with check (true);

create policy people_read on public.figure_campaign_numbers for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.figure_campaign_numbers to app_user;
