alter table public.report_comments enable row level security;
alter table public.report_comments force row level security;
create policy owner on public.report_comments to app_owner using (true) with check (true);

-- Whoever reads a report reads what is said beside it; written through a function alone.
create policy people_read on public.report_comments for select to app_user
  using (
    org_id = (select app.org_id())
    and :visible_reach
    and exists (
      select 1
      from public.reports r
      where r.org_id = report_comments.org_id
        and r.id = report_comments.report_id
    )
  );
grant select on public.report_comments to app_user;
