-- Tells whoever made or shared a report what a guest says beside it.
create or replace function app.tell_of_comment(r public.reports, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place text := (
    select '/clients/' || c.slug
    from public.clients c
    where c.org_id = r.org_id
      and c.id = r.client_id
  );
  person uuid;
begin
  for person in
    select distinct x.id
    from unnest(array[r.created_by, r.shared_by]) x (id)
    where x.id is not null
      and x.id <> app.user_id()
  loop
    perform app.notify(
      r.org_id,
      person,
      'report.comment',
      'A comment on ' || r.title,
      p_body,
      coalesce(place, '') || '/metrics/reports/' || r.id
    );
  end loop;
end $$;
