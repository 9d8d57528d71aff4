/** Countries of applicants. `share` is the relative number of applicants from a country. */

/**
 * `dial`: dial code without +; `prefix`: digits that mobile numbers begin with; `digits`: number of digits after the
 * dial code.
 */
const phones = (dial, prefix, digits) => ({ dial, prefix, digits });
const words = (text) => text.split(', ');

const country = (name, nationality, share, phone, language, lists) => ({
  ...{ country: name, nationality, share, language, ...phone },
  ...Object.fromEntries(Object.entries(lists).map(([list, text]) => [list, words(text)])),
});

export const countries = [
  country('Rwanda', 'Rwandan', 18, phones('250', '78', 9), 'Kinyarwanda', {
    given:
      'Amina, Aline, Claudine, Diane, Divine, Emmanuel, Eric, Grace, Jean Bosco, Jean Claude, Jeannette, Josiane, Marie Claire, Olivier, Pacifique, Patrick, Solange, Thierry, Vestine, Yvette',
    family:
      'Bizimana, Gasana, Habimana, Hakizimana, Ingabire, Iradukunda, Kamanzi, Mugisha, Mukamana, Munyaneza, Mutesi, Ndayisaba, Niyonzima, Nkurunziza, Nsengiyumva, Rugamba, Twagirayezu, Umutoni, Uwamahoro, Uwase',
    cities: 'Kigali, Huye, Musanze, Rubavu, Rwamagana',
    universities: 'University of Rwanda, Kigali Institute of Health, Huye College of Nursing',
  }),
  country('Uganda', 'Ugandan', 8, phones('256', '77', 9), 'Luganda', {
    given:
      'Agnes, Brian, Charles, Doreen, Esther, Godfrey, Immaculate, Joan, Moses, Patience, Prossy, Robert, Sarah, Ronald',
    family:
      'Akello, Byaruhanga, Kagwa, Kato, Kizza, Mugabi, Musoke, Nakato, Nalubega, Namukasa, Okello, Ssebunya, Tumusiime, Wasswa',
    cities: 'Kampala, Entebbe, Gulu, Mbarara',
    universities: 'Kampala School of Nursing, Mbarara Health Sciences University',
  }),
  country('Kenya', 'Kenyan', 8, phones('254', '71', 9), 'Kiswahili', {
    given:
      'Achieng, Brenda, Daniel, Faith, Grace, James, Joyce, Kevin, Lucy, Mercy, Peter, Purity, Samuel, Wanjiru',
    family:
      'Chebet, Kamau, Kiprop, Kimani, Maina, Mutua, Mwangi, Ndungu, Njoroge, Odhiambo, Omondi, Otieno, Wafula, Wambui',
    cities: 'Nairobi, Kisumu, Mombasa, Eldoret',
    universities: 'Nairobi College of Medicine, Rift Valley University, Coast Institute of Health',
  }),
  country('Tanzania', 'Tanzanian', 5, phones('255', '75', 9), 'Kiswahili', {
    given: 'Asha, Baraka, Edward, Fatuma, Halima, Juma, Neema, Rehema, Salim, Upendo, Zawadi',
    family: 'Juma, Kikwete, Lyimo, Massawe, Mbwana, Mollel, Mrema, Mushi, Mwakasege, Swai, Temu',
    cities: 'Dar es Salaam, Arusha, Dodoma, Mwanza',
    universities: 'Dar es Salaam Health University, Arusha Nursing College',
  }),
  country('DR Congo', 'Congolese', 5, phones('243', '81', 9), 'Lingala', {
    given:
      'Béatrice, Cédric, Chantal, Dieudonné, Espérance, Fabrice, Gloire, Héritier, Merveille, Prosper, Trésor',
    family: 'Ilunga, Kabasele, Kalala, Kasongo, Lukusa, Mbuyi, Mukendi, Mutombo, Ngoy, Tshibanda, Tshimanga',
    cities: 'Kinshasa, Goma, Bukavu, Lubumbashi',
    universities: 'Université du Lac, Institut supérieur de Goma',
  }),
  country('Burundi', 'Burundian', 4, phones('257', '79', 8), 'Kirundi', {
    given: 'Aimé, Bella, Chanelle, Désiré, Estella, Fiston, Gentille, Innocent, Nadine, Révérien',
    family:
      'Barancira, Hatungimana, Irakoze, Kwizera, Manirakiza, Ndayizeye, Nduwimana, Nibigira, Nshimirimana',
    cities: 'Bujumbura, Gitega, Ngozi',
    universities: 'Institut de santé de Bujumbura',
  }),
  country('Ethiopia', 'Ethiopian', 4, phones('251', '91', 9), 'Amharic', {
    given: 'Abebe, Almaz, Bethlehem, Dawit, Hana, Kebede, Meron, Selamawit, Tesfaye, Yonas',
    family: 'Alemu, Bekele, Desta, Gebre, Girma, Haile, Mekonnen, Tadesse, Tesfaye, Worku',
    cities: 'Addis Ababa, Bahir Dar, Mekelle',
    universities: 'Addis Medical College, Lake Tana University',
  }),
  country('Nigeria', 'Nigerian', 5, phones('234', '803', 10), 'Yoruba', {
    given:
      'Adaeze, Chidi, Chiamaka, Emeka, Funmilayo, Ibrahim, Kehinde, Ngozi, Olumide, Temitope, Yetunde, Zainab',
    family:
      'Abubakar, Adeyemi, Balogun, Eze, Ibrahim, Nwachukwu, Obi, Ogunleye, Okafor, Okonkwo, Oyelaran, Umar',
    cities: 'Lagos, Abuja, Ibadan, Enugu',
    universities: 'Lagos School of Medicine, Enugu State College',
  }),
  country('Ghana', 'Ghanaian', 3, phones('233', '24', 9), 'Twi', {
    given: 'Abena, Ama, Efua, Kofi, Kwabena, Kwame, Nana Yaa, Yaw',
    family: 'Acheampong, Addo, Agyeman, Asante, Boateng, Mensah, Owusu, Quaye',
    cities: 'Accra, Kumasi, Tamale',
    universities: 'Accra College of Health, Kumasi Nursing School',
  }),
  country('Egypt', 'Egyptian', 2, phones('20', '10', 10), 'Arabic', {
    given: 'Ahmed, Fatma, Khaled, Mariam, Mohamed, Mona, Omar, Yasmine',
    family: 'Abdel Rahman, El-Sayed, Fahmy, Hassan, Ibrahim, Mansour, Mostafa, Salem',
    cities: 'Cairo, Alexandria, Giza',
    universities: 'Cairo Institute of Medicine',
  }),
  country('South Africa', 'South African', 3, phones('27', '82', 9), 'Zulu', {
    given: 'Anele, Bongani, Lindiwe, Nomvula, Pieter, Sipho, Thandiwe, Zanele',
    family: 'Botha, Dlamini, Khumalo, Mokoena, Naidoo, Nkosi, van der Merwe, Zulu',
    cities: 'Cape Town, Durban, Johannesburg',
    universities: 'Cape School of Nursing, Durban Health College',
  }),
  country('United States', 'American', 3, phones('1', '202', 10), 'English', {
    given: 'Ashley, Brandon, Emily, Ethan, Jasmine, Madison, Michael, Tyler',
    family: 'Anderson, Brown, Garcia, Johnson, Miller, O’Connor, Smith, Washington',
    cities: 'Boston, Chicago, Seattle, Atlanta',
    universities: 'Lakeside University, Northern State College',
  }),
  country('United Kingdom', 'British', 3, phones('44', '74', 10), 'English', {
    given: 'Amelia, Callum, Eleanor, Harry, Isla, Rhys, Siobhán, Oliver',
    family: 'Campbell, Davies, Evans, Hughes, MacDonald, O’Brien, Patel, Taylor-Jones',
    cities: 'London, Leeds, Cardiff, Glasgow',
    universities: 'Riverside Medical School, College of Nursing Leeds',
  }),
  country('France', 'French', 3, phones('33', '6', 9), 'French', {
    given: 'Agnès, Élodie, François, Hélène, Jérôme, Léa, Noémie, Théo',
    family: 'Bernard, Dubois, Durand, Lefèvre, Moreau, Müller-Petit, Rousseau, Simon',
    cities: 'Lyon, Paris, Toulouse',
    universities: 'Faculté de médecine du Rhône, Institut infirmier de Toulouse',
  }),
  country('Germany', 'German', 2, phones('49', '151', 10), 'German', {
    given: 'Anneliese, Björn, Jürgen, Käthe, Lukas, Sören, Ursula, Zoë',
    family: 'Bäcker, Groß, Köhler, Müller, Schäfer, Schröder, Strauß, Weiß',
    cities: 'Berlin, Köln, München',
    universities: 'Hochschule für Pflege Köln',
  }),
  country('Poland', 'Polish', 1, phones('48', '60', 9), 'Polish', {
    given: 'Agnieszka, Łukasz, Małgorzata, Paweł, Zofia',
    family: 'Dąbrowska, Kowalczyk, Łukasik, Wiśniewski, Żak',
    cities: 'Kraków, Łódź, Warszawa',
    universities: 'Akademia Medyczna w Krakowie',
  }),
  country('Sweden', 'Swedish', 1, phones('46', '70', 9), 'Swedish', {
    given: 'Åsa, Björn, Göran, Märta, Örjan',
    family: 'Åkesson, Björklund, Lindström, Öberg, Söderberg',
    cities: 'Göteborg, Malmö, Uppsala',
    universities: 'Vårdhögskolan i Göteborg',
  }),
  country('Türkiye', 'Turkish', 1, phones('90', '532', 10), 'Turkish', {
    given: 'Ayşe, Çağla, İbrahim, Şule, Uğur',
    family: 'Çelik, Kılıç, Özdemir, Şahin, Yıldız',
    cities: 'Ankara, İzmir',
    universities: 'İzmir Sağlık Üniversitesi',
  }),
  country('India', 'Indian', 4, phones('91', '98', 10), 'Hindi', {
    given: 'Aarav, Ananya, Deepika, Kavya, Priya, Rajesh, Rohan, Suresh',
    family: 'Chatterjee, Gupta, Iyer, Kumar, Nair, Reddy, Sharma, Singh',
    cities: 'Bengaluru, Chennai, Mumbai, Pune',
    universities: 'Deccan Medical College, Pune School of Nursing',
  }),
  country('China', 'Chinese', 2, phones('86', '138', 11), 'Chinese', {
    given: 'Fang, Haoran, Jing, Lei, Meiling, Xiaoming, Yuxuan, Zihan',
    family: 'Chen, Huang, Li, Liu, Wang, Wu, Zhang, Zhao',
    cities: 'Beijing, Chengdu, Shanghai',
    universities: 'Chengdu Medical Institute',
  }),
  country('Vietnam', 'Vietnamese', 1, phones('84', '90', 9), 'Vietnamese', {
    given: 'Ánh, Đức, Hương, Linh, Phương, Thảo',
    family: 'Đặng, Hoàng, Lê, Nguyễn, Phạm, Trần',
    cities: 'Hà Nội, Đà Nẵng, Huế',
    universities: 'Huế College of Medicine',
  }),
  country('Japan', 'Japanese', 1, phones('81', '90', 10), 'Japanese', {
    given: 'Aiko, Haruto, Kenji, Sakura, Yūki',
    family: 'Itō, Kobayashi, Satō, Suzuki, Tanaka',
    cities: 'Kyōto, Ōsaka, Sendai',
    universities: 'Sendai Kango Daigaku',
  }),
  country('Brazil', 'Brazilian', 2, phones('55', '119', 11), 'Portuguese', {
    given: 'Antônio, Beatriz, Conceição, Gabriel, João, Letícia, Mônica, Thiago',
    family: 'Araújo, Conceição, da Silva, Gonçalves, Magalhães, Oliveira, Pereira, Souza',
    cities: 'Recife, Salvador, São Paulo',
    universities: 'Faculdade de Saúde do Recife',
  }),
  country('Mexico', 'Mexican', 1, phones('52', '55', 10), 'Spanish', {
    given: 'Ángel, Guadalupe, José Luis, María José, Sofía, Verónica',
    family: 'Hernández, Ibáñez, López, Muñoz, Núñez, Ramírez',
    cities: 'Guadalajara, Mérida, Puebla',
    universities: 'Escuela de Enfermería de Puebla',
  }),
];
