-- One mail a day to each person for whom something is collected. Answers how many were queued.
create or replace function app.queue_digests() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  person record;
  queued integer := 0;
begin
  for person in
    select
      u.org_id,
      u.id,
      u.email,
      o.name as organization,
      (
        select jsonb_agg(
          jsonb_build_object('title', n.title, 'body', n.body, 'path', n.href)
          order by n.created_at desc
        )
        from public.notifications n
        where n.org_id = u.org_id
          and n.user_id = u.id
          and n.in_digest
          and n.created_at > coalesce(u.digested_at, u.created_at)
      ) as items
    from public.users u
    join public.organizations o on o.id = u.org_id
    where coalesce(u.digested_at, u.created_at) < now() - interval '1 day'
      and exists (
        select 1
        from public.notifications n
        where n.org_id = u.org_id
          and n.user_id = u.id
          and n.in_digest
          and n.created_at > coalesce(u.digested_at, u.created_at)
      )
    for update of u skip locked
  loop
    perform app.queue_mail(
      person.email,
      'digest',
      jsonb_build_object('organization', person.organization, 'items', person.items)
    );
    update public.users
    set digested_at = now()
    where org_id = person.org_id
      and id = person.id;
    queued := queued + 1;
  end loop;
  return queued;
end $$;
grant execute on function app.queue_digests to app_auth;
