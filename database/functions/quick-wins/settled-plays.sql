-- Plays that are under way as a quick win, or were done or dropped, wherever they came from: none is
-- proposed again.
create or replace function app.settled_plays(p_client_id uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select q.play
    from public.quick_wins q
    where q.org_id = app.org_id()
      and q.client_id is not distinct from p_client_id
    union
    select t.move
    from public.tasks t
    where t.org_id = app.org_id()
      and t.client_id is not distinct from p_client_id
      and t.move is not null
      and t.status <> 'open'
  );
end $$;
grant execute on function app.settled_plays to app_user;
