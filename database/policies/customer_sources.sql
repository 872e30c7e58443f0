alter table public.customer_sources enable row level security;
alter table public.customer_sources force row level security;
create policy owner on public.customer_sources to app_owner using (true) with check (true);

create policy people_read on public.customer_sources for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.customer_sources to app_user;

create policy people_insert on public.customer_sources for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    and added_by = (select app.user_id())
    -- Of the same company only: a foreign key looks past row level security.
    and (
      segment_id is null
      or exists (
        select 1
        from public.company_facts f
        where f.org_id = customer_sources.org_id
          and f.id = customer_sources.segment_id
          and f.client_id is not distinct from customer_sources.client_id
      )
    )
  );
grant insert (
  org_id,
  id,
  client_id,
  segment_id,
  heard,
  who,
  held_on,
  words,
  added_by
) on public.customer_sources to app_user;

create policy people_update on public.customer_sources for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(insights.manage)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(insights.manage)
  );
-- What was said stays as it was pasted.
grant update (deleted_at) on public.customer_sources to app_user;
