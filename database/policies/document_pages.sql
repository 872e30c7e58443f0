alter table public.document_pages enable row level security;
alter table public.document_pages force row level security;
create policy owner on public.document_pages to app_owner using (true) with check (true);

create policy people_read on public.document_pages for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.document_pages to app_user;

-- Of a document that was shared, the newest version.
create policy shared_read on public.document_pages for select to app_user
  using (
    org_id = (select app.org_id())
    and :visible_reach
    and exists (
      select 1
      from public.documents d
      where d.org_id = document_pages.org_id
        and d.id = document_pages.document_id
        and d.version = document_pages.version
        and d.shared_at is not null
        and d.deleted_at is null
    )
  );
