create or replace function app.operator_invitations(
  p_state text,
  p_search text,
  p_limit integer,
  p_offset integer
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return (
    with entries as materialized (
      select *
      from app.invitation_entries()
    ),
    wanted as (
      select e.*
      from entries e
      where (p_state is null or e.state = p_state)
        and (
          p_search is null
          or e.email ilike '%' || app.like_literal(p_search) || '%'
          or e.company_name ilike '%' || app.like_literal(p_search) || '%'
        )
    )
    select jsonb_build_object(
      'total', (select count(*) from wanted),
      'counts', (
        select jsonb_object_agg(s, (select count(*) from entries e where e.state = s))
        from unnest(array['pending', 'approved', 'declined', 'invited', 'joined']) s
      ),
      'items', coalesce((
        select jsonb_agg(to_jsonb(p))
        from (
          select *
          from wanted w
          order by coalesce(w.requested_at, w.decided_at) desc, w.email
          limit p_limit
          offset p_offset
        ) p
      ), '[]')
    )
  );
end $$;
grant execute on function app.operator_invitations to app_user;
