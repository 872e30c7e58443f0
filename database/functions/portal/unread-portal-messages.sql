-- Messages of the other side that this person has not seen in a thread.
create or replace function app.unread_portal_messages(p_client_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*)::integer
    from public.portal_messages m
    where m.org_id = app.org_id()
      and m.client_id is not distinct from p_client_id
      and m.from_client = app.may('portal.ask', p_client_id)
      and m.created_at > coalesce((
        select r.read_at
        from public.portal_reads r
        where r.org_id = app.org_id()
          and r.user_id = app.user_id()
          and r.client_id is not distinct from p_client_id
      ), '-infinity')
  );
end $$;
grant execute on function app.unread_portal_messages to app_user;
