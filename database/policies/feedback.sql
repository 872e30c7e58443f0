alter table public.feedback enable row level security;
alter table public.feedback force row level security;
drop policy if exists owner on public.feedback;
create policy owner on public.feedback to app_owner using (true) with check (true);

drop policy if exists people_read on public.feedback;
create policy people_read on public.feedback for select to app_user
  using (org_id = (select app.org_id()) and user_id = (select app.user_id()));
grant select on public.feedback to app_user;

drop policy if exists people_insert on public.feedback;
create policy people_insert on public.feedback for insert to app_user
  with check (org_id = (select app.org_id()) and user_id = (select app.user_id()) and status = 'new'
  -- A foreign key looks past row level security.
  and (screenshot_id is null or exists (select 1 from public.images i where i.org_id = feedback.org_id and i.id = feedback.screenshot_id and i.owner_id = feedback.user_id)));
grant insert on public.feedback to app_user;
