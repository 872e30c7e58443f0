alter table public.feedback enable row level security;
alter table public.feedback force row level security;
create policy owner on public.feedback to app_owner using (true) with check (true);

create policy people_read on public.feedback for select to app_user
  using (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
  );
grant select on public.feedback to app_user;

create policy people_insert on public.feedback for insert to app_user
  with check (
    org_id = (select app.org_id())
    and user_id = (select app.user_id())
    and status = 'new'
    -- A foreign key looks past row level security.
    and (
      screenshot_id is null
      or exists (
        select 1
        from public.images i
        where i.org_id = feedback.org_id
          and i.id = feedback.screenshot_id
          and i.owner_id = feedback.user_id
      )
    )
  );
grant insert (org_id, user_id, kind, message, page, screenshot_id) on public.feedback to app_user;
