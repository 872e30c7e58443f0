alter table public.output_words enable row level security;
alter table public.output_words force row level security;
create policy owner on public.output_words to app_owner using (true) with check (true);

create policy people_read on public.output_words for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.output_words to app_user;

-- What was shared is found by everybody in whose reach the client is.
create policy open_read on public.output_words for select to app_user
  using (
    org_id = (select app.org_id())
    and open
    and :visible_reach
  );
