alter table public.document_facts enable row level security;
alter table public.document_facts force row level security;
create policy owner on public.document_facts to app_owner using (true) with check (true);

create policy people_read on public.document_facts for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.document_facts to app_user;
