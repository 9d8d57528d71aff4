#!/usr/bin/env bash
# Makes the files of `honest/`, which every upload has to take, by the programs that applicants' files come from. They
# are kept, so that tests need none of these programs: chromium, ghostscript, qpdf, poppler-utils, ImageMagick,
# libreoffice-writer, and the pdf-lib of this repository.
#
#   svc-applications/test/samples/make-honest.sh
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
to=$here/honest
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$to"
cd "$work"

cat > cv.html <<'HTML'
<!doctype html><html lang="en"><head><title>Curriculum vitae</title></head><body><h1 id="top">Marie Uwase</h1>
<p>Skills: HTML, CSS, JavaScript. <a href="https://example.org/">Pages</a>, <a href="mailto:marie@example.org">mail</a>,
<a href="tel:+250788123456">phone</a>, <a href="#more">more</a></p><ul><li>One<li>Two</ul>
<h2 id="more" style="page-break-before: always">Second page</h2><p><a href="#top">Up</a></p></body></html>
HTML
cat > letter.ps <<'PS'
%!PS
/Helvetica findfont 12 scalefont setfont 72 720 moveto (A letter of recommendation) show showpage
[ /Title (Letter) /Author (A referee) /DOCINFO pdfmark
[ /Rect [70 700 200 720] /Action << /Subtype /URI /URI (https://example.org/) >> /Subtype /Link /ANN pdfmark
[ /Count 0 /Page 1 /Title (Start) /OUT pdfmark
72 720 moveto (Second page) show showpage
PS

printed() { chromium --headless --no-sandbox --disable-gpu "$@" "file://$work/cv.html" 2> /dev/null; }
printed --print-to-pdf="$to/chromium.pdf"
printed --generate-pdf-document-outline --no-pdf-header-footer --print-to-pdf="$to/chromium-outline.pdf"

written() { gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite "$@" letter.ps; }
written -dCompatibilityLevel=1.2 -sOutputFile="$to/ghostscript-1.2.pdf"
written -dCompatibilityLevel=1.4 -sOutputFile="$to/ghostscript-1.4.pdf"
written -dCompatibilityLevel=1.7 -dPDFSETTINGS=/prepress -sOutputFile="$to/ghostscript-1.7.pdf"
written -dPDFA=2 -dPDFACompatibilityPolicy=1 -sColorConversionStrategy=RGB -sOutputFile="$to/ghostscript-pdfa.pdf"
written -dFastWebView=true -sOutputFile="$to/ghostscript-web.pdf"
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfimage24 -r20 -sOutputFile="$to/ghostscript-scan.pdf" letter.ps

plain=$to/ghostscript-1.4.pdf
qpdf --linearize "$plain" "$to/qpdf-linearized.pdf"
qpdf --object-streams=generate "$to/chromium.pdf" "$to/qpdf-object-streams.pdf"
qpdf --qdf "$plain" "$to/qpdf-qdf.pdf"
qpdf --object-streams=disable --stream-data=uncompress "$plain" "$to/qpdf-uncompressed.pdf"
qpdf --allow-weak-crypto --encrypt '' owner 40 --print=n -- "$plain" "$to/locked-copying-rc4-40.pdf"
qpdf --allow-weak-crypto --encrypt '' owner 128 --extract=n -- "$plain" "$to/locked-copying-rc4-128.pdf"
qpdf --allow-weak-crypto --encrypt '' owner 128 --use-aes=y --extract=n -- "$plain" "$to/locked-copying-aes-128.pdf"
qpdf --object-streams=generate --encrypt '' owner 256 --modify=none -- "$plain" "$to/locked-copying-aes-256.pdf"
qpdf --linearize --encrypt '' owner 256 --cleartext-metadata -- "$plain" "$to/locked-linearized.pdf"

pdftocairo -pdf "$plain" "$to/cairo.pdf"
pdfunite "$plain" "$to/cairo.pdf" "$to/poppler-united.pdf"
pdfseparate -f 2 -l 2 "$plain" "$to/poppler-page.pdf"

convert -size 60x80 gradient:white-gray page.jpg
# Under this name, since Debian lets ImageMagick write no PDF by the usual one.
convert page.jpg "EPDF:$to/imagemagick-scan.pdf"
convert page.jpg -type bilevel -compress Group4 "EPDF:$to/imagemagick-fax.pdf"
cp page.jpg "$to/photo.jpg"
convert page.jpg "$to/photo.png"

office() { soffice --headless -env:UserInstallation="file://$work/profile" "${@:3}" --convert-to "$1" "$2" > /dev/null 2>&1; }
office odt:writer8 cv.html --infilter="HTML (StarWriter)"
office pdf:writer_pdf_Export cv.odt && cp cv.pdf "$to/libreoffice.pdf"
office 'pdf:writer_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"1"},"UseTaggedPDF":{"type":"boolean","value":"true"}}' cv.odt && cp cv.pdf "$to/libreoffice-pdfa.pdf"
office 'pdf:writer_pdf_Export:{"ExportBookmarks":{"type":"boolean","value":"true"},"UseTaggedPDF":{"type":"boolean","value":"true"},"PDFUACompliance":{"type":"boolean","value":"true"}}' cv.odt && cp cv.pdf "$to/libreoffice-tagged.pdf"
office 'docx:MS Word 2007 XML' cv.odt && cp cv.docx "$to/libreoffice.docx"
office 'doc:MS Word 97' cv.odt && cp cv.doc "$to/libreoffice.doc"
convert -size 40x30 plasma:red-blue small.png && convert small.png small.jpg
pictures() { printf '<img src="data:image/%s;base64,%s">' png "$(base64 -w0 small.png)" jpeg "$(base64 -w0 small.jpg)"; }
printf '<html><body><h1>CV</h1>%s</body></html>' "$(pictures)" > pictures.html
office odt:writer8 pictures.html --infilter="HTML (StarWriter)"
office 'docx:MS Word 2007 XML' pictures.odt && cp pictures.docx "$to/libreoffice-pictures.docx"
office 'doc:MS Word 97' pictures.odt && cp pictures.doc "$to/libreoffice-pictures.doc"

# Readers open these as well: bytes before the header and after the end, and two later versions at the end.
{ printf '\r\n'; cat "$plain"; } > "$to/newline-before.pdf"
{ printf 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'; cat "$plain"; } > "$to/headers-before.pdf"
{ cat "$plain"; printf '\n<!-- a page of the server -->%.0s' $(seq 120); } > "$to/page-after.pdf"

# Of a script in an address, which encryption hides: these are refused.
refused=$here/refused
mkdir -p "$refused"
sed 's#https://example.org/#javascript:alert(1)#' letter.ps > script.ps
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOutputFile=script.pdf script.ps
qpdf --allow-weak-crypto --encrypt '' owner 128 -- script.pdf "$refused/address-rc4.pdf"
qpdf --encrypt '' owner 256 -- script.pdf "$refused/address-aes.pdf"

cd "$here/../../.." && node "$here/make-honest.cjs" "$to" && node "$here/make-word.cjs" "$to"
